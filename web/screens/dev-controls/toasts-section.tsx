import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import {
  EMPTY_QUEUE,
  TOAST_VARIANTS,
  type ToastMode,
  type ToastVariant,
  toastQueue,
} from '../../../domain/toast/toast-queue.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Toast } from '../../ui/toast.tsx';
import { withToast } from '../../ui/toast-from-address.ts';
import { showToast } from '../../ui/toast-store.ts';
import { Cell, type ControlTexts, Row, Section, Stack } from './gallery.tsx';
import { formError, linked, numbered, sample } from './toast-samples.ts';

type Props = { texts: ControlTexts; shell: ShellTexts };

export function ToastsSection({ texts, shell }: Props) {
  return (
    <Section title={texts.section.toasts}>
      <Cell name={texts.state.variants} wide>
        <ToastPictures texts={texts} shell={shell} />
      </Cell>
      <Cell name={texts.state.modes} wide>
        <Row>
          <Variants texts={texts} shell={shell} mode="dismissible" />
          <Variants texts={texts} shell={shell} mode="sticky" />
        </Row>
      </Cell>
      <Cell name={texts.state.tryOut} wide>
        <TryOut texts={texts} />
      </Cell>
    </Section>
  );
}

function Variants({ texts, shell, mode }: Props & { mode: ToastMode }) {
  return TOAST_VARIANTS.map((variant) => (
    <Button
      key={variant}
      look="secondary"
      onClick={() => showToast({ ...sample(variant, texts), mode })}
    >
      {fill(texts.toast[mode], shell.toast[variant])}
    </Button>
  ));
}

function TryOut({ texts }: { texts: ControlTexts }) {
  const { toast } = texts;
  const { place, pathTo } = usePage();
  const [fault, setFault] = useState('');
  const withLink = linked(texts, pathTo('Home'));
  const offers: [string, () => void][] = [
    [toast.noVariant, () => showToast({ label: toast.infoLabel })],
    [toast.savedLabel, () => showToast({ label: toast.savedLabel, variant: 'success' })],
    [toast.withLink, () => showToast(withLink)],
    [toast.withLinkTimed, () => showToast({ ...withLink, mode: 'dismissible' })],
    [toast.form, () => showToast(formError(texts))],
    [toast.five, () => showNumbered([1, 2, 3, 4, 5], texts)],
    [toast.twice, () => showNumbered([1, 1], texts)],
    [toast.noLabel, () => showWithoutLabel((message) => setFault(fill(toast.fault, message)))],
  ];

  return (
    <>
      <Row>
        {offers.map(([name, show]) => (
          <Button key={name} look="secondary" onClick={show}>
            {name}
          </Button>
        ))}
        <ButtonLink look="secondary" href={withToast(place.path, 'session')}>
          {toast.acrossLoad}
        </ButtonLink>
      </Row>
      <p role="status">{fault}</p>
    </>
  );
}

function showNumbered(numbers: number[], texts: ControlTexts): void {
  for (const number of numbers) showToast(numbered(number, texts));
}

function showWithoutLabel(tell: (message: string) => void): void {
  window.addEventListener('error', ({ message }) => tell(message), { once: true });
  showToast({ label: '' });
}

type PictureProps = { texts: ControlTexts; shell: ShellTexts };

/** How toasts look. Inert copies: not announced and not clickable. */
function ToastPictures({ texts, shell }: PictureProps) {
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
  // Ids apart from those of real toasts.
  return { ...toast, id: -1 - TOAST_VARIANTS.indexOf(variant) };
}
