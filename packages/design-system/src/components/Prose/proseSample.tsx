/** For the stories of Prose: one of everything that it sets. */
export function ProseSample() {
  return (
    <>
      <h1>How a frame develops</h1>
      <p>
        You describe a picture, or drop one in. Before you press Generate you see what it will cost, to the{' '}
        <strong>last credit</strong>. Nothing is charged when it fails: see <a href="#terms">the terms</a>.
      </p>
      <h2>Writing a prompt</h2>
      <p>
        Name what is there, then the light, then the lens. Mention a character as <mark>@Mara</mark> and she
        stays herself from frame to frame.
      </p>
      <ul>
        <li>What is in the picture, in plain words</li>
        <li>
          The light: <em>at dawn</em>, <em>by a single lamp</em>
        </li>
        <li>
          The seed, such as <code>481516</code>, to get the same again
        </li>
      </ul>
      <h3>In this order</h3>
      <ol>
        <li>Iterate at draft quality</li>
        <li>Choose one and circle it</li>
        <li>Make that one at ultra</li>
      </ol>
      <blockquote>
        <p>The contact sheet is where a photographer is honest.</p>
      </blockquote>
      <table>
        <thead>
          <tr>
            <th>Quality</th>
            <th>Credits</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Draft</td>
            <td>5</td>
          </tr>
          <tr>
            <td>Ultra</td>
            <td>50</td>
          </tr>
        </tbody>
      </table>
      <hr />
      <h4>A last word</h4>
      <p>What you made stays yours.</p>
    </>
  );
}
