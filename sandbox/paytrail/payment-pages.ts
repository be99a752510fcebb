import { escapeHtml } from '../mailbox/page.ts';
import { traitText } from '../payments/card-traits.ts';
import { textsIn, withValue } from '../payments/page-texts.ts';
import { facts, mainButtons, money, otherOutcomes, paymentPage } from '../payments/payment-page.ts';
import type { Payment } from './payment.ts';
import { type CatalogEntry, GROUP_NAMES, offered } from './provider-catalog.ts';
import { providerForms } from './provider-form.ts';
import { cardsFor, type TestCard } from './test-card.ts';

const OTHERS = ['fail', 'pending', 'pendingThenOk', 'closeBrowser', 'lateOk'];

/** The provider's page with every method, for shops that do not list them. */
export function methodsPage(payment: Payment, base: string): string {
  const { language, amount, groups } = payment.body;
  const forms = providerForms(payment, base, { amount, groups });
  const present = [...new Set(offered({ amount, groups }).map(({ group }) => group))];
  const sections = present.map((group) => {
    const tiles = forms
      .filter((form) => form.group === group)
      .map(
        ({ name, svg, url, parameters }) =>
          `<li><form method="post" action="${url}">${parameters
            .map((field) => `<input type="hidden" name="${field.name}" value="${field.value}">`)
            .join('')}<button><img src="${svg}" alt="">${escapeHtml(name)}</button></form></li>`,
      );
    return `<section><h2>${GROUP_NAMES[language][group]}</h2><ul class="tiles">${tiles.join('')}</ul></section>`;
  });
  const texts = textsIn(language);
  return paymentPage(language, texts.chooseMethod, summary(payment) + sections.join(''));
}

/** One method: pay, cancel, or another outcome. */
export function methodPage(payment: Payment, entry: CatalogEntry, action: string): string {
  const { language, amount } = payment.body;
  const texts = textsIn(language);
  const isCard = entry.group === 'creditcard';
  const label = withValue(entry.group === 'credit' ? texts.accept : texts.pay, money(amount));
  const content = `${summary(payment)}<form method="post" action="${action}">
${isCard ? cardChoice(language, cardsFor(entry.id)) : ''}
${mainButtons(texts, label)}${otherOutcomes(texts, OTHERS)}</form>`;
  // Visa and Mastercard share one id, so the page cannot know the chosen one.
  const name = entry.id === 'creditcard' ? 'Visa, Mastercard' : entry.name;
  return paymentPage(language, withValue(texts.payWith, name), content);
}

function cardChoice(language: string, cards: TestCard[]): string {
  const choices = cards.map(
    (card, index) =>
      `<label class="card"><input type="radio" name="card" value="${card.id}"${index === 0 ? ' checked' : ''}><b>${cardName(language, card)}</b><span>•••• ${card.lastFour} · ${card.expireMonth}/${card.expireYear.slice(2)}</span></label>`,
  );
  return `<fieldset><legend>${textsIn(language).whichCard}</legend>${choices.join('')}</fieldset>`;
}

function cardName(language: string, { name, trait }: TestCard): string {
  return trait ? `${name}, ${traitText(language, trait)}` : name;
}

/** Authentication page of the card issuer. */
export function confirmPage(payment: Payment, action: string, wasWrong: boolean): string {
  const { language } = payment.body;
  const texts = textsIn(language);
  const error = wasWrong
    ? `<p class="error" role="alert" id="wrong">${texts.wrongPassword}</p>`
    : '';
  const content = `<p>${texts.confirmText}</p>${summary(payment)}${error}
<form method="post" action="${action}"><label class="field">${texts.password}
<input name="password" type="password" autocomplete="off"${wasWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}></label>
<p class="main"><button class="pay" name="answer" value="confirm">${texts.confirm}</button>
<button name="answer" value="cancel">${texts.cancel}</button></p></form>`;
  return paymentPage(language, texts.confirmTitle, content);
}

export function saveCardPage(language: string, action: string): string {
  const texts = textsIn(language);
  const cards = [...cardsFor('creditcard'), ...cardsFor('amex')];
  const content = `<p>${texts.saveText}</p><form method="post" action="${action}">
${cardChoice(language, cards)}${mainButtons(texts, texts.saveCard)}</form>`;
  return paymentPage(language, texts.saveTitle, content);
}

function summary({ body }: Payment): string {
  const texts = textsIn(body.language);
  const products = body.items?.map(({ description, units }) => `${units} × ${description ?? ''}`);
  return facts([
    [texts.payee, texts.payeeName],
    ...(products ? [[texts.product, products.join(', ')] as [string, string]] : []),
    [texts.reference, body.reference],
    [texts.amount, money(body.amount)],
  ]);
}
