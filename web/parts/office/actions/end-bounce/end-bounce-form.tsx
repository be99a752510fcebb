import { useLayoutEffect } from 'react';
import type { ActionForm, FormProps } from '../action-form.ts';

/** No fields: the list gives the letter. */
function Form({ subject, onInput }: FormProps<'endBounce'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form opens
  useLayoutEffect(() => onInput({ mailId: subject.bounce.id }), []);
  return null;
}

export const endBounceForm: ActionForm<'endBounce'> = { Form };
