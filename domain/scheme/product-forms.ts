import type { Language } from '../base/language.ts';
import type { OpeningFacts, OpeningField } from './opening-fields.ts';

const BACK_VOWEL = /[aou]/i;

/** `kortti`: strong `kortti`, weak `korti`. Only double stops; other consonant gradation is left to the user. */
function weakGrade(word: string): string {
  return word.replace(/(tt|pp|kk)(?=[aeiouyäö]$)/, (pair) => pair.slice(1));
}

function finnishForms(name: string): OpeningFacts {
  if (!/[aeiouyäö]$/i.test(name)) return {};
  // The last part of a compound decides: Helsinki-pässi has front vowels.
  const last = name.split(/[\s-]/).at(-1) ?? name;
  const lastBack = last.toLowerCase().search(/[aou][^aouäöy]*$/);
  const lastFront = last.toLowerCase().search(/[äöy][^aouäöy]*$/);
  const a =
    lastBack > lastFront || (lastBack < 0 && lastFront < 0 && BACK_VOWEL.test(last)) ? 'a' : 'ä';
  const weak = weakGrade(name);
  const vowel = name.slice(-1);
  return {
    fiGen: `${weak}n`,
    fiPar: `${name}${a}`,
    fiIll: `${name}${vowel}n`,
    fiIne: `${weak}ss${a}`,
    fiEla: `${weak}st${a}`,
    fiAde: `${weak}ll${a}`,
    fiAll: `${weak}lle`,
    fiAbl: `${weak}lt${a}`,
  };
}

/** Suggested inflections of a name; the user checks them in sentences and corrects them. */
export function suggestedForms(language: Language, typed: string): OpeningFacts {
  const name = typed.trim();
  if (name === '') return {};
  if (language === 'fi') return finnishForms(name);
  if (language === 'en') return { enLow: name.toLowerCase() };
  const def = /[aeiouyåäö]$/i.test(name) ? `${name}t` : `${name}et`;
  return { svDef: def, svDefgen: `${def}s` };
}

const NAMES: Record<Language, OpeningField> = {
  fi: 'fiNominative',
  sv: 'svNominative',
  en: 'enNominative',
};

/** Effect of a new basic form: forms that were empty or suggested follow it. */
export function followName(facts: OpeningFacts, language: Language, name: string): OpeningFacts {
  const before = suggestedForms(language, facts[NAMES[language]] ?? '');
  const after = suggestedForms(language, name);
  const forms = Object.keys({ ...before, ...after }) as OpeningField[];
  const following = forms.filter((form) => !facts[form] || facts[form] === before[form]);
  return {
    [NAMES[language]]: name,
    ...Object.fromEntries(following.map((form) => [form, after[form] ?? ''])),
  };
}
