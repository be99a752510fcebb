import type { PageScheme } from '../../../contract/page-render.ts';
import type { PageName } from '../../../contract/pages.ts';
import type { Switch } from '../../../domain/scheme/fact-topics.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** What each page is for: it says so while that is paused. What has been paid for is never in the way. */
const TOPICS: Partial<Record<PageName, readonly Switch[]>> = {
  Buy_Museum_Card: ['selling'],
  Buy_Monthly: ['selling'],
  Extend_Validity: ['selling'],
  Pay_Again: ['selling'],
  Company_Order: ['selling'],
  Gift: ['selling', 'gifts'],
  Gift_Digital: ['selling', 'gifts'],
  Gift_Envelope: ['selling', 'gifts'],
  Activate_Card: ['registration'],
  Register_Card: ['registration'],
};

type Paused = PageScheme['paused'];

export function pauseOf(page: PageName, paused: Paused) {
  const topic = TOPICS[page]?.find((each) => paused[each]);
  return topic && paused[topic];
}

type Props = { pause: NonNullable<Paused[Switch]>; texts: Pick<ShellTexts, 'toContact'> };

export function PausedPage({ pause, texts }: Props) {
  const { pathTo } = usePage();
  return (
    <div className="wrap page">
      <h1>{pause.title}</h1>
      <p className="lead">{pause.body}</p>
      <p>
        <ButtonLink href={`${pathTo('Help')}#contact`}>{texts.toContact}</ButtonLink>
      </p>
    </div>
  );
}
