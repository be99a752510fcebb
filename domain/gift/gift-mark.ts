type EditableGift = {
  recipientName: string;
  greeting: string | null;
  recipientEmail: string | null;
  sendAt: number | null;
  addressee: string | null;
  streetAddress: string | null;
  zipCode: string | null;
  city: string | null;
  country: string;
};

/** The editable parts of a gift in one string: a form that was opened with another mark is stale. */
export function giftMark(gift: EditableGift): string {
  const { recipientName, greeting, recipientEmail, sendAt } = gift;
  const { addressee, streetAddress, zipCode, city, country } = gift;
  const words = [recipientName, greeting ?? '', recipientEmail, sendAt];
  return JSON.stringify([...words, addressee, streetAddress, zipCode, city, country]);
}
