import { useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { keepReturn, returnTarget } from '../../parts/account/return-target.ts';
import { SignInActions, SignInFields, SignInLayout } from '../../parts/account/sign-in-layout.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ResetTexts } from './problem.tsx';

type Props = { texts: ResetTexts; address: string; onAgain: () => void };

export function LinkSent({ texts, address, onAgain }: Props) {
  const { pathTo, place } = usePage();
  const { heading, lead, again, login } = texts.sent;
  return (
    <Stage>
      <SignInLayout heading={heading} lead={fill(lead, address.trim())} newcomer={texts.newcomer}>
        <SignInFields>
          <SignInActions>
            <ButtonLink href={keepReturn(pathTo('Login'), place)}>{login}</ButtonLink>
            <Button look="text" onClick={onAgain}>
              {again}
            </Button>
          </SignInActions>
        </SignInFields>
      </SignInLayout>
    </Stage>
  );
}

/** Replaces a form: its heading takes the focus, as on a new page. */
function Stage({ children }: { children: React.ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = stage.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, []);
  return <div ref={stage}>{children}</div>;
}

type EndPageProps = { texts: ResetTexts };

export function PasswordChanged({ texts }: EndPageProps) {
  const { path, isAsked } = returnTarget(usePage().place);
  return (
    <End
      texts={texts}
      words={texts.done}
      href={path}
      button={isAsked ? texts.done.goOn : texts.done.open}
    />
  );
}

export function LinkSpent({ texts }: EndPageProps) {
  const { pathTo, place } = usePage();
  return (
    <End
      texts={texts}
      words={texts.spent}
      href={keepReturn(pathTo('Reset_Password'), place)}
      button={texts.spent.again}
    />
  );
}

type EndProps = EndPageProps & {
  words: { heading: string; lead: string };
  href: string;
  button: string;
};

function End({ texts, words, href, button }: EndProps) {
  return (
    <Stage>
      <SignInLayout heading={words.heading} lead={words.lead} newcomer={texts.newcomer}>
        <SignInFields>
          <SignInActions>
            <ButtonLink href={href}>{button}</ButtonLink>
          </SignInActions>
        </SignInFields>
      </SignInLayout>
    </Stage>
  );
}
