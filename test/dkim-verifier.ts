import { createHash, createPublicKey, verify } from 'node:crypto';

/** DKIM verification by RFC 6376: relaxed canonicalization, rsa-sha256, the key from its DNS record. */
export function dkimOfMail(raw: string, dnsValue: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/).map((field) => {
    const at = field.indexOf(':');
    return { name: field.slice(0, at).toLowerCase(), field };
  });
  const signature = fields.find(({ name }) => name === 'dkim-signature')?.field ?? '';
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1));
  const names = (tags.h ?? '')
    .toLowerCase()
    .split(':')
    .map((name) => name.trim());
  const left = [...fields];
  const signed = names.flatMap((name) => {
    const at = left.findLastIndex((one) => one.name === name);
    return at < 0 ? [] : left.splice(at, 1).map(({ field }) => relaxed(field));
  });
  const unsigned = relaxed(signature.replace(/(\bb=)[^;]*$/, '$1'));
  const key = createPublicKey({
    key: Buffer.from(tagsOf(dnsValue).p ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  });
  const said = Buffer.from((tags.b ?? '').replaceAll(/\s/g, ''), 'base64');
  const covered = [...signed.map((field) => `${field}\r\n`), unsigned].join('');
  return {
    tags,
    names,
    isBodyWhole: bodyHash(rest.join('\r\n\r\n')) === (tags.bh ?? '').replaceAll(/\s/g, ''),
    isSigned: verify('sha256', Buffer.from(covered), key, said),
  };
}

function tagsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim(), tag.slice(at + 1).trim()];
    }),
  );
}

function relaxed(field: string): string {
  const at = field.indexOf(':');
  const value = field
    .slice(at + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  return `${field.slice(0, at).toLowerCase().trim()}:${value}`;
}

function bodyHash(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`;
  return createHash('sha256').update(text).digest('base64');
}
