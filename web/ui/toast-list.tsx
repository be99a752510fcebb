import type { RefObject } from 'react';
import {
  EMPTY_QUEUE,
  nextEnd,
  type Toast as ToastData,
  toastQueue,
} from '../../domain/toast/toast-queue.ts';
import { Toast, type ToastTexts } from './toast.tsx';
import { useFocusReturn } from './toast-focus.ts';
import { closeToast, startToasts } from './toast-store.ts';

type Props = { region: RefObject<HTMLElement | null>; toasts: ToastData[]; texts: ToastTexts };

export const startList = () => startToasts({ EMPTY_QUEUE, nextEnd, toastQueue });

/** Toasts of the region, and the focus when one is removed. */
export function ToastList({ region, toasts, texts }: Props) {
  const leave = useFocusReturn(region);
  return toasts.map((toast) => (
    <Toast
      // Announced again when shown again, so it is a new node.
      key={`${toast.id}-${toast.repeats}`}
      toast={toast}
      texts={texts}
      onClose={(byKeyboard) => {
        leave(toast.id, byKeyboard);
        closeToast(toast.id);
      }}
    />
  ));
}
