/** Money is whole cents internally; euros exist only on the wire and on the screen. */
export type Cents = number & { readonly cents: unique symbol };

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new Error(`not whole cents: ${amount}`);
  return amount as Cents;
}

export function sum(amounts: Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

export function times(amount: Cents, count: number): Cents {
  return cents(amount * count);
}

/** Euros with at most two decimals, as the platform sends them. */
export function toEuros(amount: Cents): number {
  return amount / 100;
}

/** “12.50”, built digit by digit for machine-readable files. */
export function toDecimal(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function fromEuros(euros: number): Cents {
  return cents(Math.round(euros * 100));
}
