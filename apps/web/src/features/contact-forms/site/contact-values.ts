/** The fields that people fill in, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;
type ContactField = (typeof contactFields)[number];
export type ContactErrors = Partial<Record<ContactField, string>>;

/** The name of the field that only programs fill in: one that says nothing, so that no browser fills it in, too. */
export const honeypotName = 'zq';

/** What the form holds, as text. */
export const readContactForm = (form: HTMLFormElement) => readContactData(new FormData(form));

export function readContactData(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    // A page that was opened before an upgrade has the field of the version before.
    honeypot: text(honeypotName) || text('website'),
  };
}
export type ContactValues = ReturnType<typeof readContactData>;

/** In the address of the page that a browser without JavaScript is led to after sending. */
export const sentParam = 'sent';

/** The id of what the visitor reads after sending. */
export const sentId = 'sent';
