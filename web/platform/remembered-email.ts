/** WCAG 3.3.7: an email typed on one sign-in page is not asked again on the next. In memory only. */
let email = '';

export function rememberEmail(typed: string): void {
  email = typed;
}

export function rememberedEmail(): string {
  return email;
}
