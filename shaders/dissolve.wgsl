// What dissolves: a standard surface that holes eat into, from every side at once; along their rims it glows like embers and is charred.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
    pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT,
}

// How much of it is gone, from 0 to 1.
@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> gone: vec4<f32>;

// Holes in a metre, how wide the embers are, and how wide what is charred: in shares of what there is.
const HOLES: f32 = 170.0;
const EMBERS: f32 = 0.09;
const CHARRED: f32 = 0.24;

fn hash(at: vec3<f32>) -> f32 {
    return fract(sin(dot(at, vec3(12.9898, 78.233, 37.719))) * 43758.547);
}

// Smooth noise between the corners of a unit grid.
fn noise(at: vec3<f32>) -> f32 {
    let cell = floor(at);
    let part = smoothstep(vec3(0.0), vec3(1.0), fract(at));
    let x = vec3(1.0, 0.0, 0.0);
    let y = vec3(0.0, 1.0, 0.0);
    let z = vec3(0.0, 0.0, 1.0);
    let near = mix(mix(hash(cell), hash(cell + x), part.x), mix(hash(cell + y), hash(cell + x + y), part.x), part.y);
    let far = mix(mix(hash(cell + z), hash(cell + x + z), part.x), mix(hash(cell + y + z), hash(cell + x + y + z), part.x), part.y);
    return mix(near, far, part.z);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var surface = pbr_input_from_standard_material(in, is_front);
    let at = in.world_position.xyz * HOLES;
    let holds = 0.6 * noise(at) + 0.4 * noise(at * 2.7 + 5.0);
    let left = holds - mix(-CHARRED, 1.0, gone.x);
    if left < 0.0 {
        discard;
    }
    let colour = surface.material.base_color;
    let charred = smoothstep(0.0, CHARRED, left);
    surface.material.base_color = alpha_discard(surface.material, vec4(colour.rgb * mix(0.08, 1.0, charred), colour.a));
    var out: FragmentOutput;
    if (surface.material.flags & STANDARD_MATERIAL_FLAGS_UNLIT_BIT) == 0u {
        out.color = apply_pbr_lighting(surface);
    } else {
        out.color = surface.material.base_color;
    }
    let ember = 1.0 - smoothstep(0.0, EMBERS, left);
    out.color += vec4(vec3(3.2, 0.85, 0.12) * ember * ember, 0.0);
    out.color = main_pass_post_lighting_processing(surface, out.color);
    return out;
}
