/** As it is kept: capitals and figures alone. Null: its length, signs or check digits are wrong. */
export function ibanOf(typed: string): string | null {
  const iban = typed.replaceAll(/[\s\u00a0-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  if (iban.startsWith('FI') && !/^FI\d{16}$/.test(iban)) return null;
  return remainder(iban) === 1 ? iban : null;
}

/** Letters count from 10, and the first four signs stand last; figure by figure, because the whole is too long for a number. */
function remainder(iban: string): number {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const figures = [...turned].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...figures].reduce((rest, figure) => (rest * 10 + Number(figure)) % 97, 0);
}
