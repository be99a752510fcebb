import { type ProductForms, withProduct } from '../../domain/base/fill.ts';

/** Fills the product's name, in its inflected forms, into all texts of a nested object. */
export function fillProduct<Texts>(texts: Texts, forms: ProductForms): Texts {
  if (typeof texts === 'string') return withProduct(texts, forms) as Texts;
  if (Array.isArray(texts)) return texts.map((text) => fillProduct(text, forms)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const filled = Object.entries(texts).map(([key, text]) => [key, fillProduct(text, forms)]);
  return Object.fromEntries(filled) as Texts;
}
