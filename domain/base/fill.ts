/** Inflected forms of the product's name; the set of forms depends on the language. */
export type ProductForms = { nominative: string } & Record<string, string>;

/**
 * '{0} is required' + 'City' -> 'City is required'. A placeholder without an argument stays. '{0|# day|# days}'
 * chooses between singular and plural; '#' is the number.
 */
export function fill(text: string, ...args: (string | number)[]): string {
  return text.replace(/\{(\d+)(?:\|([^|}]*)\|([^}]*))?\}/g, (place, index, one, other) => {
    const value = String(args[index] ?? place);
    if (one === undefined || value === place) return value;
    // Finnish, Swedish and English agree: only the integer 1 is singular.
    return (value === '1' ? one : other).replaceAll('#', () => value);
  });
}

/** '{product}' is the nominative, '{product.gen}' an inflected form. A missing form falls back to the nominative. */
export function withProduct(text: string, forms: ProductForms): string {
  return text.replace(
    /\{product(?:\.(\w+))?\}/g,
    (_, form = 'nominative') => (Object.hasOwn(forms, form) && forms[form]) || forms.nominative,
  );
}

/** Scheme options on which conditional passages of texts depend. */
export type Choices = { monthly: boolean; giftsStay: boolean };

/** '{monthly|with {cardMonths} instalments|without}'. Passages may contain placeholders that are filled later. */
export const CHOICE =
  /\{(monthly|giftsStay)\|((?:[^|{}]|\{[\w.]+\})*)\|((?:[^|{}]|\{[\w.]+\})*)\}/g;

/** Text variants: with or without monthly payment, and with or without gifts staying with their recipients. */
export function withChoices(text: string, choices: Choices): string {
  return text.replace(CHOICE, (_, name: keyof Choices, chosen, not) =>
    choices[name] ? chosen : not,
  );
}
