import type { z } from 'zod';

/** A shape that depends on where the provider is, made once for each place: making it costs more than using it. */
export function shapeByPlace<Shape extends z.ZodType>(
  make: (providerUrl: string) => Shape,
): (providerUrl: string) => Shape {
  const made = new Map<string, Shape>();
  return (providerUrl) => {
    const shape = made.get(providerUrl) ?? make(providerUrl);
    made.set(providerUrl, shape);
    return shape;
  };
}
