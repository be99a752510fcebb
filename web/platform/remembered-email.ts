/** An email typed on one sign-in page is prefilled on the next (WCAG 3.3.7). In memory only. */
let email = '';

export function rememberEmail(typed: string): void {
  email = typed;
}

export function rememberedEmail(): string {
  return email;
}
