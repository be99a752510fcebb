import { useEffect, useId, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Section } from './gallery.tsx';
import { sample } from './toast-samples.ts';

const SECONDS = 30;

type Props = { texts: ControlTexts };

export function DialogsSection({ texts }: Props) {
  const { dialog, section, state } = texts;
  const [opened, setOpened] = useState<'session' | 'plain' | null>(null);
  const close = () => setOpened(null);

  return (
    <Section title={section.dialogs}>
      <Cell name={state.session} wide>
        <Button look="secondary" onClick={() => setOpened('session')}>
          {dialog.openSession}
        </Button>
      </Cell>
      <Cell name={state.plain} wide>
        <Button look="secondary" onClick={() => setOpened('plain')}>
          {dialog.open}
        </Button>
      </Cell>
      <SessionWarning texts={texts} open={opened === 'session'} onClose={close} />
      <PlainDialog texts={texts} open={opened === 'plain'} onClose={close} />
    </Section>
  );
}

type OpenProps = Props & { open: boolean; onClose: () => void };

function SessionWarning({ texts, open, onClose }: OpenProps) {
  const { dialog } = texts;
  const bodyId = useId();
  const secondsLeft = useSecondsLeft(open);

  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={dialog.sessionTitle}
      describedBy={bodyId}
      onClose={onClose}
    >
      <Countdown secondsLeft={secondsLeft} seconds={SECONDS} />
      <p id={bodyId}>{fill(dialog.sessionBody, secondsLeft)}</p>
      <DialogActions>
        <Button onClick={onClose}>{dialog.sessionContinue}</Button>
        <Button look="secondary" onClick={onClose}>
          {dialog.sessionLogout}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PlainDialog({ texts, open, onClose }: OpenProps) {
  const { dialog } = texts;
  return (
    <Dialog open={open} title={dialog.title} onClose={onClose}>
      <p>{dialog.body}</p>
      <DialogActions>
        <Button onClick={onClose}>{dialog.confirm}</Button>
        <Button look="secondary" onClick={onClose} data-autofocus>
          {dialog.cancel}
        </Button>
        <Button look="text" onClick={() => showToast(sample('success', texts))}>
          {dialog.toast}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useSecondsLeft(running: boolean): number {
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    if (!running) return;
    setLeft(SECONDS);
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
