/** Play many moves of one table in a hurry, and count what was acknowledged; a witness hears the same answers. */
async ({ word, name, most }) => {
  const line = new BroadcastChannel(`spielhafen ${location.pathname}`)
  const page = `storm ${word} ${name}`
  let [last, sent, resolve] = [0, undefined, undefined]
  line.onmessage = ({ data }) => {
    if (data.kind === 'answer' && data.page === page && data.id === last) resolve(data)
    if (data.kind === 'state' && data.phase === 'ready') line.postMessage(sent) // another tab serves now
  }
  const ask = async (method, url, body = null, key = null) => {
    const answered = new Promise((done) => (resolve = done))
    sent = { page, kind: 'request', id: ++last, method, url, body: body && JSON.stringify(body), key }
    line.postMessage(sent)
    const { status, content } = await answered
    return { status, content: JSON.parse(content) }
  }
  const counted = { played: 0, refused: 0, seq: 0 }
  const look = async (seat) => (await ask('GET', `api/tables/${word}?seat=${seat}`)).content
  while (counted.played + counted.refused < most) {
    const first = await look(0)
    if (first.over != null) break
    const seat = first.actors[0]
    const view = seat ? await look(seat) : first
    const offers = view.scene?.offers ?? []
    if (!offers.length) continue // a bot thinks
    const { move } = offers[counted.played % offers.length]
    const key = `${name}-${word}-${counted.played}-${counted.refused}`
    const { status, content } = await ask('POST', `api/tables/${word}/moves`, { seat, seq: view.seq, moves: [move] }, key)
    counted[status === 200 ? 'played' : 'refused']++
    if (status === 200) counted.seq = content.seq
  }
  line.close()
  return counted
}
