import fc from 'fast-check';
import { junk, unlike } from './hostile-values.ts';

type Path = (string | number)[];

/** A valid input with one to three values made hostile, omitted or of another type. */
export function changedInput(sound: unknown, whole: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(whole);
  if (places.length === 0) return fc.constant(sound);
  const change = fc
    .constantFrom(...places)
    .chain(({ path, value }) =>
      fc
        .oneof(
          { weight: 5, arbitrary: unlike(value) },
          { weight: 1, arbitrary: junk },
          { weight: 1, arbitrary: fc.constant(undefined) },
        )
        .map((changed) => ({ path, changed })),
    );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce((input, { path, changed }) => withChange(input, path, changed), sound),
    );
}

function placesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const parts = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [{ path, value }, ...parts] : parts;
}

function withChange(input: unknown, [key, ...rest]: Path, changed: unknown): unknown {
  if (key === undefined) return changed;
  if (Array.isArray(input)) {
    return input.map((part, index) => (index === key ? withChange(part, rest, changed) : part));
  }
  const fields = typeof input === 'object' && input !== null ? input : {};
  const part = (fields as Record<string, unknown>)[key];
  return { ...fields, [key]: withChange(part, rest, changed) };
}
