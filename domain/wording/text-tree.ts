/** Texts that stand in the place of others, in the shape of those; a list has its numbers as names. */
export type Rewording = string | { [name: string]: Rewording };

/** Every text of a file by its path: 'step.label' -> 'Vaihe {0}'. */
export function leavesOf(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** The other way round: texts by their paths become groups within groups. */
export function rewordingOf(texts: Iterable<readonly [path: string, text: string]>): Rewording {
  const all: { [name: string]: Rewording } = {};
  for (const [path, text] of texts) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let group = all;
    for (const name of names) {
      const inner = group[name];
      const next = typeof inner === 'object' ? inner : {};
      group[name] = next;
      group = next;
    }
    group[last] = text;
  }
  return all;
}

/** The texts with others in the place of some. What is not reworded is the same object as before. */
export function reword<Texts>(texts: Texts, own: Rewording | undefined): Texts {
  if (own === undefined) return texts;
  if (typeof texts === 'string') return (typeof own === 'string' ? own : texts) as Texts;
  if (typeof texts !== 'object' || texts === null || typeof own === 'string') return texts;
  const copy = (Array.isArray(texts) ? [...texts] : { ...texts }) as Record<string, unknown>;
  for (const [name, inner] of Object.entries(own)) {
    if (Object.hasOwn(copy, name)) copy[name] = reword(copy[name], inner);
  }
  return copy as Texts;
}
