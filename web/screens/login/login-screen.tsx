import { fill } from '../../../domain/base/fill.ts';
import type { LoginStart } from '../../parts/account/login-start.ts';
import { type ReturnTarget, returnTarget } from '../../parts/account/return-target.ts';
import { SignInActions, SignInFields, SignInLayout } from '../../parts/account/sign-in-layout.tsx';
import { useSignOut } from '../../parts/account/use-sign-out.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoginForm, type LoginTexts } from './login-form.tsx';

export function Screen({ texts, shell, data, place }: ScreenProps<LoginTexts, LoginStart>) {
  const { person } = usePage();
  const target = returnTarget(place);
  if (person)
    return <AlreadySignedIn texts={texts} target={target} address={person.emailAddress} />;
  return <LoginForm texts={texts} shell={shell} start={data} target={target} />;
}

type AlreadyProps = { texts: LoginTexts; target: ReturnTarget; address: string };

function AlreadySignedIn({ texts, target, address }: AlreadyProps) {
  const { leave, question } = useSignOut();
  const { already } = texts;
  return (
    <SignInLayout
      heading={already.heading}
      lead={fill(already.lead, address)}
      newcomer={texts.newcomer}
    >
      <SignInFields>
        <SignInActions>
          <ButtonLink href={target.path}>
            {target.isBuying ? texts.enterBuy : already.continue}
          </ButtonLink>
          <Button look="secondary" onClick={() => void leave()}>
            {already.signOut}
          </Button>
        </SignInActions>
        {question}
      </SignInFields>
    </SignInLayout>
  );
}
