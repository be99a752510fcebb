import { SignInActions, SignInFields, SignInLayout } from '../../parts/account/sign-in-layout.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Stage } from './link-sent.tsx';
import type { ResetTexts } from './reset-texts.ts';

type Props = { texts: ResetTexts };

export function PasswordChanged({ texts }: Props) {
  const { pathTo } = usePage();
  return (
    <End
      texts={texts}
      words={texts.done}
      href={pathTo('My_Museum_Card')}
      button={texts.done.open}
    />
  );
}

export function LinkSpent({ texts }: Props) {
  const { pathTo } = usePage();
  return (
    <End
      texts={texts}
      words={texts.spent}
      href={pathTo('Reset_Password')}
      button={texts.spent.again}
    />
  );
}

type EndProps = Props & { words: { heading: string; lead: string }; href: string; button: string };

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
