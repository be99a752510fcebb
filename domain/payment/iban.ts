/** Normalised for storage: capitals and digits only. Null: wrong length, characters or check digits. */
export function ibanOf(typed: string): string | null {
  const iban = typed.replaceAll(/[\s\u00a0-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  if (iban.startsWith('FI') && !/^FI\d{16}$/.test(iban)) return null;
  return remainder(iban) === 1 ? iban : null;
}

/**
 * Letters count from 10, and the first four characters move to the end; computed digit by digit, because the whole
 * exceeds a number.
 */
function remainder(iban: string): number {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const figures = [...turned].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...figures].reduce((rest, figure) => (rest * 10 + Number(figure)) % 97, 0);
}
