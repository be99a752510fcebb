import { type RefObject, useEffect, useState } from 'react';
import { actionText } from '../../../../contract/texts/action-text.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { FormFault } from '../actions/action-form.ts';

type Words = { missing: string; refusals: Record<string, string>; language: Language };

/** All errors that prevent a preview, each at its field: required fields and errors of the form. */
export function useActionFaults(form: RefObject<HTMLFormElement | null>, wrong: FormFault[]) {
  const [missing, setMissing] = useState<string[]>([]);
  const [tries, setTries] = useState(0);

  // Rendered first, so that the first invalid field can take the focus.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(RED)?.focus();
  }, [tries, form]);

  return {
    /** Count of errors; each is shown from now on until it is corrected. */
    show(): number {
      const empty = form.current ? emptyIn(form.current) : [];
      setMissing(empty);
      setTries(tries + 1);
      const fields = new Set([...empty, ...wrong.map(({ field }) => field)]);
      const alsoRed = [...(form.current?.querySelectorAll(RED) ?? [])];
      for (const { id, name, type } of alsoRed as HTMLInputElement[]) {
        fields.add(type === 'radio' ? name : id);
      }
      return fields.size;
    },
    /** Called for each input: the field is no longer empty. */
    touch(target: EventTarget) {
      const { id, name } = target as HTMLInputElement;
      if (missing.length > 0) setMissing(missing.filter((field) => field !== id && field !== name));
    },
    errorAt: (words: Words) => (field: string) => {
      const says = tries > 0 && wrong.find((fault) => fault.field === field)?.says;
      if (!says) return missing.includes(field) ? words.missing : null;
      return typeof says === 'string' ? says : actionText(words.refusals, says, words.language);
    },
  };
}

const RED = '[aria-invalid="true"], fieldset[data-invalid]';

/** Required and empty fields, in the order of the form. */
function emptyIn(form: HTMLFormElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement>(
    '[aria-required="true"], [data-required="true"]',
  );
  return [...fields].filter(isEmpty).map(({ id }) => id);
}

function isEmpty(field: HTMLInputElement): boolean {
  if (field.tagName === 'FIELDSET') return field.querySelector(':checked') === null;
  if (field.type === 'file') return field.dataset.chosen === undefined;
  return field.type === 'checkbox' ? !field.checked : field.value.trim() === '';
}
