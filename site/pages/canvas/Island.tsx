/** The made-up island, in units of the world. */
export function Island() {
  return (
    <>
      <rect className="map-sea" x={-500} y={-300} width={2000} height={1200} />
      <path
        className="map-land"
        d="M180 330 C150 220 260 120 400 130 S620 170 700 140 S880 170 870 290 S760 470 640 480 S420 540 310 490 S200 430 180 330 Z"
      />
      <path
        className="map-wood"
        d="M280 250 C300 190 380 190 410 230 S390 310 340 310 S270 290 280 250 Z M690 330 C720 300 800 310 800 350 S730 410 700 390 S670 350 690 330 Z"
      />
      <path className="map-water" d="M420 400 C440 370 520 380 520 410 S440 440 420 400 Z" />
      <path
        className="map-road"
        d="M230 380 C330 360 380 340 480 330 S680 250 820 240 M480 330 C470 260 500 190 540 150"
      />
      <text className="map-text" x={345} y={340} textAnchor="middle">
        Long Wood
      </text>
      <text className="map-text" x={470} y={440} textAnchor="middle">
        Mill Pond
      </text>
      <text className="map-text" x={650} y={210} textAnchor="middle">
        Port Saltmarsh
      </text>
    </>
  );
}
