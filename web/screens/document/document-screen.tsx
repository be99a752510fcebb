import { type ReactNode, useState } from 'react';
import { ConsentChoice } from '../../parts/site/consent-choice.tsx';
import { RichText } from '../../parts/site/rich-text.tsx';
import type { PageTexts, ScreenProps, ShellTexts } from '../../platform/screen.ts';
import { Caption } from '../../ui/caption.tsx';
import css from './document-screen.module.css';
import { DocumentSearch } from './document-search.tsx';

type Section = {
  heading: string;
  body: string[];
  list?: string[];
  /** Here one says whether purchases may be measured. */
  hasConsentChoice?: boolean;
};

/** Texts of a page that is read: help, privacy, terms. The key of a section is its address on the page. */
export type DocumentTexts = PageTexts & {
  lead: string;
  search?: { label: string; found: string; none: string };
  sections: Record<string, Section>;
};

export function Screen({ texts, shell }: ScreenProps<DocumentTexts>) {
  const [found, setFound] = useState<string[] | null>(null);
  const sections = Object.entries(texts.sections).filter(([id]) => found?.includes(id) ?? true);
  return (
    <article className={`wrap page ${css.document}`}>
      <header>
        <h1>{texts.title}</h1>
        <p className="lead">
          <RichText text={texts.lead} />
        </p>
        {texts.search && (
          <DocumentSearch texts={texts.search} sections={texts.sections} onFound={setFound} />
        )}
      </header>
      <aside>
        <nav aria-label={shell.onThisPage}>
          <h2>{shell.onThisPage}</h2>
          <ul>
            {sections.map(([id, { heading }]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Contact shell={shell} />
      </aside>
      <div className={css.sections}>
        {sections.map(([id, section]) => (
          <SectionText key={id} id={id} section={section}>
            {section.hasConsentChoice && <ConsentChoice texts={shell.consent} />}
          </SectionText>
        ))}
      </div>
    </article>
  );
}

type SectionProps = { id: string; section: Section; children: ReactNode };

function SectionText({ id, section, children }: SectionProps) {
  return (
    <section id={id}>
      <h2>{section.heading}</h2>
      {section.body.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function Contact({ shell }: { shell: ShellTexts }) {
  return (
    <Caption title={shell.service}>
      {['{phone}', '{email}', '{hours}'].map((fact) => (
        <span key={fact}>
          <RichText text={fact} />
        </span>
      ))}
    </Caption>
  );
}
