import { useLayoutEffect } from 'react';
import type { ActionForm, FormProps } from '../action-form.ts';

/** No fields: the page shows what opens, and the preview repeats it. */
function OpenSchemeForm({ onInput }: FormProps<'openScheme'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form opens
  useLayoutEffect(() => onInput({}), []);
  return null;
}

export const openSchemeForm: ActionForm<'openScheme'> = { Form: OpenSchemeForm };
