/** Overrides nested like the original texts; list items have their index as key. */
export type Rewording = string | { [name: string]: Rewording };

/** Every text of a file by its path: 'step.label' -> 'Vaihe {0}'. */
export function leavesOf(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** The inverse: texts by path become nested groups. */
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

/** The texts with overrides applied. Parts without an override stay the same objects. */
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
