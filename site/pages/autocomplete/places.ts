import { plain } from '../../shared/plain-letters';

/** 200 places in alphabetical order. Many begin alike, and some with an accent. */
export const places: readonly string[] = `
  Alderbury Alderby Alderdale Alderfield Alderford Alderham Alderley Aldermouth Alderton Ålesund Århus Ashbury Ashby
  Ashdale Ashfield Ashford Ashham Ashley Ashmouth Ashton Barbury Barby Bardale Barfield Barford Barham Barley
  Barmouth Barton Bellbury Bellby Belldale Bellfield Bellford Bellham Bellley Bellmouth Bellton Besançon Bogotá
  Brașov Brookbury Brookby Brookdale Brookfield Brookford Brookham Brookley Brookmouth Brookton Cádiz Calbury Calby
  Caldale Calfield Calford Calham Calley Calmouth Calton Clearbury Clearby Cleardale Clearfield Clearford Clearham
  Clearley Clearmouth Clearton Córdoba Dunbury Dunby Dundale Dunfield Dunford Dunham Dunley Dunmouth Dunton Elmbury
  Elmby Elmdale Elmfield Elmford Elmham Elmley Elmmouth Elmton Épinal Évian Fairbury Fairby Fairdale Fairfield
  Fairford Fairham Fairley Fairmouth Fairton Genève Glenbury Glenby Glendale Glenfield Glenford Glenham Glenley
  Glenmouth Glenton Hartbury Hartby Hartdale Hartfield Hartford Hartham Hartley Hartmouth Hartton Jaén Kingsbury
  Kingsby Kingsdale Kingsfield Kingsford Kingsham Kingsley Kingsmouth Kingston Langbury Langby Langdale Langfield
  Langford Langham Langley Langmouth Langton León Liège Málaga Mérida Millbury Millby Milldale Millfield Millford
  Millham Millley Millmouth Millton Nîmes Norbury Norby Nordale Norfield Norford Norham Norley Normouth Norton
  Oakbury Oakby Oakdale Oakfield Oakford Oakham Oakley Oakmouth Oakton Öland Orléans Portbury Portby Portdale
  Portfield Portford Portham Portley Portmouth Portton Stanbury Stanby Standale Stanfield Stanford Stanham Stanley
  Stanmouth Stanton Übach Woodbury Woodby Wooddale Woodfield Woodford Woodham Woodley Woodmouth Woodton Zürich
`
  .trim()
  .split(/\s+/);

/** The places that begin with the text, in any case and with any accents. */
export function placesFor(text: string, among: readonly string[] = places): string[] {
  const beginning = plain(text.trim());
  return among.filter((place) => plain(place).startsWith(beginning));
}
