/** The product's name in its inflected forms; which forms there are is up to the language. */
export type ProductForms = { nominative: string } & Record<string, string>;

/** '{0} is required' + 'City' -> 'City is required'. A place without an argument stays as it is. */
export function fill(text: string, ...args: (string | number)[]): string {
  return text.replace(/\{(\d+)\}/g, (place, index) => String(args[Number(index)] ?? place));
}

/** '{product}' is the nominative, '{product.gen}' a form of its own. A form nobody gave falls back to the name. */
export function withProduct(text: string, forms: ProductForms): string {
  return text.replace(
    /\{product(?:\.(\w+))?\}/g,
    (_, form = 'nominative') => (Object.hasOwn(forms, form) && forms[form]) || forms.nominative,
  );
}
