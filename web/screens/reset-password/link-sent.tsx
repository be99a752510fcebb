import { useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { SignInActions, SignInFields, SignInLayout } from '../../parts/account/sign-in-layout.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ResetTexts } from './reset-texts.ts';

type Props = { texts: ResetTexts; address: string; onAgain: () => void };

export function LinkSent({ texts, address, onAgain }: Props) {
  const { pathTo } = usePage();
  const { heading, lead, again, login } = texts.sent;
  return (
    <Stage>
      <SignInLayout heading={heading} lead={fill(lead, address.trim())} newcomer={texts.newcomer}>
        <SignInFields>
          <SignInActions>
            <ButtonLink href={pathTo('Login')}>{login}</ButtonLink>
            <Button look="text" onClick={onAgain}>
              {again}
            </Button>
          </SignInActions>
        </SignInFields>
      </SignInLayout>
    </Stage>
  );
}

/** What replaces a form: its heading takes the focus, as on a new page. */
export function Stage({ children }: { children: React.ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = stage.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, []);
  return <div ref={stage}>{children}</div>;
}
