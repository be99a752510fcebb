export type PathParams = Record<string, string>;

/** '/oma/tilaukset/:id' and '/oma/tilaukset/7' give { id: '7' }; null for no match. */
export function matchPattern(pattern: string, path: string): PathParams | null {
  const wanted = parts(pattern);
  const given = parts(path);
  if (given.length > wanted.length) return null;
  const params: PathParams = {};
  const fits = wanted.every((part, index) => {
    const value = given[index];
    if (!part.startsWith(':')) return part === value;
    if (value === undefined) return part.endsWith('?');
    const decoded = decode(value);
    if (decoded !== null) params[nameOf(part)] = decoded;
    return decoded !== null;
  });
  return fits ? params : null;
}

export function fillPattern(pattern: string, params: PathParams = {}): string {
  const filled = parts(pattern).flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = params[nameOf(part)];
    if (value !== undefined) return [encodeURIComponent(value)];
    if (part.endsWith('?')) return [];
    throw new Error(`${pattern} needs ${part}`);
  });
  return `/${filled.join('/')}`;
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function nameOf(part: string): string {
  return part.replace(/[:?]/g, '');
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
