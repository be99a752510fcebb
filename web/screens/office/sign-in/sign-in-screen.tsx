import { isReturnPage } from '../../../../contract/page/pages.ts';
import { returnPath } from '../../../../domain/account/return-path.ts';
import { FactorPrompt } from '../../../parts/office/frame/factor-prompt.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { PlainFrame } from '../../../parts/office/frame/plain-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { replaceFullPage } from '../../../platform/full-page-load.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-sign-in.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { OwnFactors } from './own-factors.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';
import type { SignIn } from './sign-in-data.ts';

type Texts = typeof fi;

/** Staff: sign in with a passkey, confirm a sign-in, and manage sign-in methods. */
export function Screen({ texts, shell, data, place }: ScreenProps<Texts, OfficeData<SignIn>>) {
  const { pathTo } = usePage();
  const asked = new URLSearchParams(place.search).get('retUrl');
  const path = asked === null ? '/' : returnPath(asked, isReturnPage);
  const target = path === '/' ? pathTo('Office_Home') : path;
  if (data.work) {
    return (
      <OfficeFrame texts={texts.frame} shell={shell} at="Office_Sign_In" data={data}>
        {(signIn) => <OwnFactors texts={texts} shell={shell} first={signIn} target={target} />}
      </OfficeFrame>
    );
  }
  return (
    <PlainFrame texts={texts.frame} shell={shell}>
      <Outside texts={texts} shell={shell} data={data} target={target} />
    </PlainFrame>
  );
}

type OutsideProps = Pick<ScreenProps<Texts, OfficeData<SignIn>>, 'texts' | 'shell' | 'data'> & {
  target: string;
};

function Outside({ texts, shell, data, target }: OutsideProps) {
  const { person, pathTo, language } = usePage();
  const member = data.page?.member;
  if (!person) return <PasskeyEntry texts={texts} shell={shell} target={target} />;
  if (!data.page || !member) {
    return (
      <>
        <h1>{softHyphens(texts.title, language)}</h1>
        <p className="mt-2 mb-5 list-width soft">{texts.frame.denied}</p>
        <ButtonLink href={pathTo('Home')}>{texts.frame.home}</ButtonLink>
      </>
    );
  }
  const hasFactor = member.hasPasskey || member.hasTotp;
  if (!hasFactor || member.isVerified || data.page.isSkipped) {
    return <OwnFactors texts={texts} shell={shell} first={data.page} target={target} />;
  }
  return (
    <>
      <h1>{texts.prove.heading}</h1>
      <p className="mt-2 mb-5 list-width soft">{texts.prove.lead}</p>
      <FactorPrompt
        texts={texts.frame.identity}
        shell={shell}
        ways={member}
        onProved={() => replaceFullPage(target)}
      />
      <p className="fine mt-6">{texts.prove.lost}</p>
    </>
  );
}
