import { fill } from '../../../domain/base/fill.ts';
import type { ToastRequest } from '../../../domain/toast/toast-queue.ts';
import type { ControlTexts } from './gallery.tsx';

export function sample(variant: ToastRequest['variant'], { toast }: ControlTexts): ToastRequest {
  switch (variant) {
    case 'success':
      return { label: toast.savedLabel, message: toast.savedBody, variant };
    case 'warning':
      return { label: toast.warningLabel, variant };
    case 'error':
      return { label: toast.errorLabel, message: toast.errorBody, variant };
    default:
      return { label: toast.infoLabel, message: toast.infoBody };
  }
}

export function linked({ toast }: ControlTexts, href: string): ToastRequest {
  return {
    label: toast.linkLabel,
    message: toast.linkBody,
    variant: 'success',
    links: [{ text: toast.linkText, href }],
  };
}

export function formError({ toast }: ControlTexts): ToastRequest {
  const { formLabel, formBody } = toast;
  return { label: formLabel, message: formBody, variant: 'warning', mode: 'dismissible' };
}

export function numbered(number: number, { toast }: ControlTexts): ToastRequest {
  return { label: fill(toast.queueLabel, number), variant: 'success' };
}
