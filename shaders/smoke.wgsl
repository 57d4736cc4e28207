// A thread of smoke: a ribbon that stands over a flame, faces the eye and winds as it rises.

#import bevy_pbr::{
    forward_io::Vertex,
    mesh_functions,
    mesh_view_bindings::{globals, view},
    view_transformations::position_world_to_clip,
}

// Its light as it arrives at the lens, and how thick it is at most, from 0 to 1.
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> smoke: vec4<f32>;

struct Ribbon {
    @builtin(position) position: vec4<f32>,
    // From left to right and from below to above.
    @location(0) uv: vec2<f32>,
    // No two flames smoke alike.
    @location(1) own: f32,
}

@vertex
fn vertex(vertex: Vertex) -> Ribbon {
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    let foot = world_from_local[3].xyz;
    let right = normalize(cross(vec3(0.0, 1.0, 0.0), view.world_position - foot));
    let own = 37.0 * foot.x + 91.0 * foot.z;
    let rise = 1.0 - vertex.uv.y;
    let winds = 0.009 * sin(1.1 * globals.time + own - 4.6 * rise) + 0.004 * sin(2.3 * globals.time + 2.0 * own - 9.2 * rise);
    let aside = vertex.position.x * (0.25 + 0.75 * rise) + winds * rise;
    var out: Ribbon;
    let at = foot + (vec3(0.0, vertex.position.y, 0.0) + right * aside) * length(world_from_local[1].xyz);
    out.position = position_world_to_clip(at);
    out.uv = vec2(vertex.uv.x, rise);
    out.own = own;
    return out;
}

@fragment
fn fragment(in: Ribbon) -> @location(0) vec4<f32> {
    let middle = 1.0 - pow(2.0 * in.uv.x - 1.0, 2.0);
    let along = smoothstep(0.0, 0.2, in.uv.y) * (1.0 - smoothstep(0.35, 1.0, in.uv.y));
    let puffs = 0.72 + 0.28 * sin(11.0 * in.uv.y - 2.6 * globals.time + in.own);
    return vec4(smoke.rgb, smoke.a * middle * middle * along * puffs);
}
