/** WCAG 3.3.7: what was typed on one page of signing in is not asked again on the next. In memory only. */
let address = '';

export function rememberAddress(typed: string): void {
  address = typed;
}

export function typedAddress(): string {
  return address;
}
