// A river on the table: a standard surface on which ripples wander. Its colours are those of its corners.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

// How far the ripples have wandered.
@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> gone: vec4<f32>;

// The slope of one train of ripples, and its height: which way it runs, its length in centimetres, its speed.
fn ripple(at: vec2<f32>, way: vec2<f32>, long: f32, speed: f32) -> vec3<f32> {
    let phase = 6.2832 * dot(at, way) / long - gone.x * speed;
    return vec3(way * cos(phase), sin(phase));
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var surface = pbr_input_from_standard_material(in, is_front);
    // The places on the picture are in metres.
    var at = in.uv * 100.0;
    at += 0.35 * vec2(sin(at.y * 1.7 + gone.x * 0.4), cos(at.x * 1.3 - gone.x * 0.3));
    let waves = ripple(at, vec2(0.96, 0.28), 2.3, 2.6)
        + 0.8 * ripple(at, vec2(0.75, -0.66), 1.4, 3.1)
        + 0.6 * ripple(at, vec2(0.30, 0.95), 0.9, 2.2)
        + 0.4 * ripple(at, vec2(-0.60, 0.80), 0.6, 3.7);
    surface.N = normalize(surface.N + vec3(waves.x, 0.0, waves.y) * 0.055);
    let crest = smoothstep(0.9, 2.2, waves.z);
    let colour = surface.material.base_color.rgb * (1.0 + 0.07 * waves.z);
    surface.material.base_color = vec4(mix(colour, vec3(0.30, 0.42, 0.42), 0.12 * crest), 1.0);
    var out: FragmentOutput;
    out.color = apply_pbr_lighting(surface);
    out.color = main_pass_post_lighting_processing(surface, out.color);
    return out;
}
