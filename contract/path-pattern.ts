export type PathParams = Record<string, string>;

/** '/oma/tilaukset/:id' against '/oma/tilaukset/7' -> { id: '7' }; null when it is another path. */
export function matchPattern(pattern: string, path: string): PathParams | null {
  const wanted = parts(pattern);
  const given = parts(path);
  if (given.length > wanted.length) return null;
  const params: PathParams = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value !== undefined) {
      const decoded = decode(value);
      if (decoded === null) return null;
      params[nameOf(part)] = decoded;
    } else if (!part.endsWith('?')) return null;
  }
  return params;
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
