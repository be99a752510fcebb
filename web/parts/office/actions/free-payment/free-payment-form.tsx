import { useLayoutEffect } from 'react';
import type { ActionForm, FormProps } from '../action-form.ts';

/** No fields: the page gives the payment. */
function Form({ subject, onInput }: FormProps<'freePayment'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form opens
  useLayoutEffect(() => onInput({ paymentId: subject.payment.id }), []);
  return null;
}

export const freePaymentForm: ActionForm<'freePayment'> = { Form };
