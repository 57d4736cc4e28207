// Dust that a heavy piece throws up where it lands: a ring of small clouds that widens, thins and is gone.
// Drawn on a square that lies on the table, its middle under the piece.

#import bevy_pbr::forward_io::VertexOutput

// 0 when the piece touches the table, 1 when nothing is left.
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> age: vec4<f32>;

fn hash(at: vec2<f32>) -> f32 {
    return fract(sin(dot(at, vec2(12.9898, 78.233))) * 43758.547);
}

// Smooth noise between the corners of a unit grid.
fn noise(at: vec2<f32>) -> f32 {
    let cell = floor(at);
    let part = smoothstep(vec2(0.0), vec2(1.0), fract(at));
    let low = mix(hash(cell), hash(cell + vec2(1.0, 0.0)), part.x);
    let high = mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), part.x);
    return mix(low, high, part.y);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let at = in.uv * 2.0 - 1.0;
    let distance = length(at);
    let widened = 1.0 - (1.0 - age.x) * (1.0 - age.x);
    let front = mix(0.45, 0.88, widened);
    let width = mix(0.10, 0.26, widened);
    let ring = exp(-pow((distance - front) / width, 2.0));
    let seed = age.y * 17.0;
    let clouds = 0.55 * noise(at * 4.0 + seed) + 0.45 * noise(at * 9.0 - seed - widened);
    let rim = 1.0 - smoothstep(0.85, 1.0, distance);
    let alpha = 0.75 * ring * smoothstep(0.05, 0.95, clouds) * (1.0 - age.x) * rim;
    return vec4(vec3(0.30, 0.28, 0.25), alpha);
}
