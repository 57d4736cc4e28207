// Cloth that hangs: a standard surface whose free end stirs. How freely each corner hangs is the first place of it on its picture.

#import bevy_pbr::{
    forward_io::{Vertex, VertexOutput},
    mesh_functions,
    mesh_view_bindings::globals,
    view_transformations::position_world_to_clip,
}

// How far the free end stirs, in metres.
@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> sway: vec4<f32>;

// How far back it is, from 0 to 1: a wave runs from where it hangs to its end. No two cloths do the same, and what lies on the front of
// one is never behind it.
fn wave(hangs: f32, own: f32) -> f32 {
    let slow = sin(1.7 * globals.time + own - 2.2 * hangs);
    let quick = sin(2.9 * globals.time + 1.7 * own - 3.4 * hangs);
    return 0.5 - 0.3 * slow - 0.2 * quick;
}

@vertex
fn vertex(vertex: Vertex) -> VertexOutput {
    var out: VertexOutput;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    var world = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(vertex.position, 1.0));
#ifdef VERTEX_UVS_A
    let own = 37.0 * world_from_local[3].x + 91.0 * world_from_local[3].z;
    let back = normalize(world_from_local[2].xyz) * -sway.x * vertex.uv.x * wave(vertex.uv.x, own);
    world = vec4(world.xyz + back, world.w);
    out.uv = vertex.uv;
#endif
#ifdef VERTEX_UVS_B
    out.uv_b = vertex.uv_b;
#endif
    out.world_position = world;
    out.position = position_world_to_clip(world.xyz);
#ifdef VERTEX_NORMALS
    out.world_normal = mesh_functions::mesh_normal_local_to_world(vertex.normal, vertex.instance_index);
#endif
#ifdef VERTEX_TANGENTS
    out.world_tangent = mesh_functions::mesh_tangent_local_to_world(world_from_local, vertex.tangent, vertex.instance_index);
#endif
#ifdef VERTEX_COLORS
    out.color = vertex.color;
#endif
#ifdef VERTEX_OUTPUT_INSTANCE_INDEX
    out.instance_index = vertex.instance_index;
#endif
#ifdef VISIBILITY_RANGE_DITHER
    out.visibility_range_dither = mesh_functions::get_visibility_range_dither_level(vertex.instance_index, world_from_local[3]);
#endif
    return out;
}
