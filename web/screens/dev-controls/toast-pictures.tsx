import {
  EMPTY_QUEUE,
  TOAST_VARIANTS,
  type ToastVariant,
  toastQueue,
} from '../../../domain/toast/toast-queue.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Toast } from '../../ui/toast.tsx';
import type { ControlTexts } from './control-texts.ts';
import { Stack } from './gallery.tsx';
import { sample } from './toast-samples.ts';

type Props = { texts: ControlTexts; shell: ShellTexts };

/** How they look. They are pictures: inert, so nothing in them speaks or can be pressed. */
export function ToastPictures({ texts, shell }: Props) {
  return (
    <div inert>
      <Stack>
        {TOAST_VARIANTS.map((variant) => (
          <Toast
            key={variant}
            toast={picture(variant, texts)}
            texts={shell.toast}
            onClose={() => {}}
          />
        ))}
      </Stack>
    </div>
  );
}

function picture(variant: ToastVariant, texts: ControlTexts) {
  const asked = { type: 'asked', request: sample(variant, texts), now: 0 } as const;
  const [toast] = toastQueue({ ...EMPTY_QUEUE, paused: true }, asked).visible;
  if (!toast) throw new Error('an empty queue has room');
  // Ids of its own, away from those of real toasts.
  return { ...toast, id: -1 - TOAST_VARIANTS.indexOf(variant) };
}
