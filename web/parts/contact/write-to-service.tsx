import { type ComponentType, useEffect, useState } from 'react';
import type { ShellTexts } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import type { ContactFormTexts } from './contact-texts.ts';

type Props = { texts: ContactFormTexts; shell: ShellTexts };

/** The contact form, loaded on demand since most readers do not write. Without scripts phone and mail are shown. */
export function WriteToService({ texts, shell }: Props) {
  const [isAlive, setIsAlive] = useState(false);
  const { isBusy, attempt } = useAttempt(() => texts.failed, { asToast: true });
  const [Form, setForm] = useState<ComponentType<Props> | null>(null);
  useEffect(() => setIsAlive(true), []);

  async function open() {
    const { ContactForm } = await import('./contact-form.tsx');
    setForm(() => ContactForm);
  }

  if (!isAlive) return null;
  if (Form) return <Form texts={texts} shell={shell} />;
  return (
    <p>
      <Button busy={isBusy} onClick={() => void attempt(open)}>
        {texts.open}
      </Button>
    </p>
  );
}
