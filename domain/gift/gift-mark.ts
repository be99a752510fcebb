type Changeable = {
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

/** What a giver can change of a gift, in one line: a form that was opened on another line is older than the gift. */
export function giftMark(gift: Changeable): string {
  const { recipientName, greeting, recipientEmail, sendAt } = gift;
  const { addressee, streetAddress, zipCode, city, country } = gift;
  const words = [recipientName, greeting ?? '', recipientEmail, sendAt];
  return JSON.stringify([...words, addressee, streetAddress, zipCode, city, country]);
}
