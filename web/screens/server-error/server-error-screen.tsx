import { MessagePage } from '../../parts/site/message-page.tsx';
import { RichText } from '../../parts/site/rich-text.tsx';
import door from '../../pictures/ryijy-door-380.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as serverErrorTexts } from '../../texts/fi/server-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Caption } from '../../ui/caption.tsx';
import css from './server-error-screen.module.css';

/** The lights are out, the way is still there. Nothing is drawn or asked here: too much is broken already. */
export function Screen({ texts, place }: ScreenProps<typeof serverErrorTexts>) {
  const { pathTo } = usePage();
  return (
    <MessagePage
      title={texts.title}
      lead={texts.lead}
      art={<img className={css.art} src={door} alt="" width="380" height="450" />}
      label={
        <Caption title={texts.labelTitle}>
          <span>
            <RichText text={texts.label} />
          </span>
        </Caption>
      }
    >
      <ButtonLink href={place.path + place.search}>{texts.again}</ButtonLink>
      <ButtonLink href={pathTo('Home')} look="text">
        {texts.home}
      </ButtonLink>
    </MessagePage>
  );
}
