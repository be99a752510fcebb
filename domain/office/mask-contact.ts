/** Enough to recognise an address that is read aloud, too little to write to it. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '•••';
  const local = address.slice(0, at);
  const end = local.length > 3 ? local.slice(-1) : '';
  return `${local.slice(0, 1)}•••${end}${address.slice(at)}`;
}

/** The last two digits. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 6
    ? '•••'
    : `${phone.slice(0, phone.startsWith('+') ? 4 : 3)} ••• ••${digits.slice(-2)}`;
}
