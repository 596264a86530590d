/**
 * A legal text is whole in the folder of each language, not sentence by sentence in a catalogue: it is read, changed and
 * translated as one. `{email}` is the contact address.
 */
export interface LegalDocument {
  intro: string;
  sections: LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs; a list of points is one of them. */
  body: (string | string[])[];
}
