/** A written name, and its Latin spelling for addresses if that cannot be derived from it. */
export type NamePart = readonly [written: string, latin?: string];
export type NameStock = { first: readonly NamePart[]; last: readonly NamePart[]; locale: string };

const latin = (words: string): NamePart[] => words.split(' ').map((written) => [written]);
const spelled = (words: string): NamePart[] =>
  words.split(' ').map((word) => {
    const [written = '', spelling = ''] = word.split('/');
    return [written, spelling];
  });

export const spanish: NameStock = {
  locale: 'es',
  first: latin(
    'Lucía Mateo Alba Hugo Carla Iker Nerea Álvaro Irene Pau Aitana Rubén Jimena Unai Rocío Gonzalo Ainhoa Sergi Leire Martín Olalla Joel Candela Íñigo Blanca Nicolás',
  ),
  last: latin(
    'Arangüena Beltrán Cifuentes Dorado Escalona Fontán Garrido Hinojosa Ibarra Jordana Larrea Montesino Nogueira Oliván Peñalver Quesada Rebolledo Saavedra Tejedor Urrutia Valdés Zabala Carrión Moscoso Palomar Requena',
  ),
};

export const japanese: NameStock = {
  locale: 'ja',
  first: spelled(
    '結衣/yui 蓮/ren 葵/aoi 大輝/daiki さくら/sakura 悠真/yuma 莉子/riko 拓海/takumi 美月/mizuki 翔太/shota 千夏/chinatsu 涼介/ryosuke 七海/nanami 直樹/naoki 由佳/yuka 健吾/kengo 彩花/ayaka 智也/tomoya',
  ),
  last: spelled(
    '佐伯/saeki 松永/matsunaga 藤代/fujishiro 桑原/kuwabara 杉浦/sugiura 西岡/nishioka 森下/morishita 柏木/kashiwagi 早瀬/hayase 三好/miyoshi 川端/kawabata 篠田/shinoda 大槻/otsuki 若林/wakabayashi 白石/shiraishi 岩崎/iwasaki 戸田/toda 野村/nomura',
  ),
};

export const chinese: NameStock = {
  locale: 'zh',
  first: spelled(
    '雨桐/yutong 子轩/zixuan 思远/siyuan 梦琪/mengqi 浩然/haoran 佳怡/jiayi 明哲/mingzhe 晓彤/xiaotong 文博/wenbo 诗涵/shihan 俊杰/junjie 若曦/ruoxi',
  ),
  last: spelled('林/lin 陈/chen 赵/zhao 周/zhou 沈/shen 唐/tang 许/xu 韩/han 邓/deng 萧/xiao 魏/wei 蒋/jiang'),
};

export const international: NameStock = {
  locale: 'en',
  first: latin(
    'Amara Søren Freya Kwame Zofia Mateusz Aoife Tariq Leila Anton Chiara Viktor Nadia Emeka Elif Bram Ritika Callum Maëlle Luca Yasmin Oskar Thandiwe Rafael Anneke Dmytro Greta Hamza Noémie Arjun',
  ),
  last: latin(
    'Abernathy Bielska Castelnau Dahlström Eriksen Fairweather Grabowski Haddadin Iyengar Janssens Kowalczuk Leclair Mbatha Nwosuji Oduya Petrescu Rasmussen Sokolenko Thornbury Vandermeer Weidenfeld Yıldırım Zeller Brandvold Chaudhri Marchetti Osei Pellegrin Steinbach Trevanion',
  ),
};
