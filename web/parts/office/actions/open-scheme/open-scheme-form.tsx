import { useLayoutEffect } from 'react';
import type { ActionForm, FormProps } from '../action-form.ts';

/** Nothing to fill in: what is opened stands on the page, and the preview says it once more. */
function OpenSchemeForm({ onInput }: FormProps<'openScheme'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form opens
  useLayoutEffect(() => onInput({}), []);
  return null;
}

export const openSchemeForm: ActionForm<'openScheme'> = { Form: OpenSchemeForm };
