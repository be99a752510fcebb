import type { z } from 'zod';

/** Caches schemas that depend on the provider's host: building one costs more than using it. */
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
