import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { TOAST_VARIANTS, type ToastMode } from '../../../domain/toast/toast-queue.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { withToast } from '../../ui/toast-from-address.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { ControlTexts } from './control-texts.ts';
import { Cell, Row, Section } from './gallery.tsx';
import { ToastPictures } from './toast-pictures.tsx';
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
