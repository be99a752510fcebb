/** The product's name in its inflected forms; which forms there are is up to the language. */
export type ProductForms = { nominative: string } & Record<string, string>;

/**
 * '{0} is required' + 'City' -> 'City is required'. A place without an argument stays as it is.
 * '{0|# day|# days}' has the words for one and for any other number; '#' is the number.
 */
export function fill(text: string, ...args: (string | number)[]): string {
  return text.replace(/\{(\d+)(?:\|([^|}]*)\|([^}]*))?\}/g, (place, index, one, other) => {
    const value = String(args[index] ?? place);
    if (one === undefined || value === place) return value;
    // Finnish, Swedish and English agree: only the whole number 1 is one.
    return (value === '1' ? one : other).replaceAll('#', () => value);
  });
}

/** '{product}' is the nominative, '{product.gen}' a form of its own. A form nobody gave falls back to the name. */
export function withProduct(text: string, forms: ProductForms): string {
  return text.replace(
    /\{product(?:\.(\w+))?\}/g,
    (_, form = 'nominative') => (Object.hasOwn(forms, form) && forms[form]) || forms.nominative,
  );
}

/** What a scheme has chosen, of which texts say one thing or the other. */
export type Choices = { monthly: boolean; giftsStay: boolean };

/** '{monthly|with {cardMonths} instalments|without}'. A passage may hold facts that are filled in later. */
export const CHOICE =
  /\{(monthly|giftsStay)\|((?:[^|{}]|\{[\w.]+\})*)\|((?:[^|{}]|\{[\w.]+\})*)\}/g;

/** What is said where a card can be paid for by the month, or a gift stays with its recipient, and where not. */
export function withChoices(text: string, choices: Choices): string {
  return text.replace(CHOICE, (_, name: keyof Choices, chosen, not) =>
    choices[name] ? chosen : not,
  );
}
